/// <reference types="svelte" />

declare module "*.md" {
  import type { RulesText } from "../build/rules";
  const rules: RulesText;
  export default rules;
}
