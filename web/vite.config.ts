import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { rulesText } from "./build/rules.ts";

export default defineConfig({
  plugins: [rulesText(), svelte()],
  build: {
    // Nothing is inlined as data: the content policy lets fonts and pictures come from our own address only.
    assetsInlineLimit: 0,
  },
  server: {
    // The catalogues and the rules lie beside this folder.
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env.NURT_SERVER ?? "http://127.0.0.1:8080", ws: true } },
  },
});
