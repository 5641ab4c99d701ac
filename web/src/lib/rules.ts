import type { RulesText } from "../../build/rules";
import type { Lang } from "./fluent";

const texts = import.meta.glob<RulesText>(["../../../docs/rules/*.md", "!../../../docs/rules/stones*.md"], {
  import: "default",
});

/** The rules of a game in a language, or in English while they are not translated; null if there are none. */
export async function loadRules(game: string, lang: Lang): Promise<{ text: RulesText; lang: Lang } | null> {
  const own = lang === "en" ? undefined : texts[`../../../docs/rules/${game}.${lang}.md`];
  if (own) return { text: await own(), lang };
  const english = texts[`../../../docs/rules/${game}.md`];
  return english ? { text: await english(), lang: "en" } : null;
}

export function hasRules(game: string): boolean {
  return `../../../docs/rules/${game}.md` in texts;
}

/** The same for «Zażółć» and «zazolc»: lower case, no marks above or through letters. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ł", "l")
    .replace(/[’ʼ]/g, "'");
}
