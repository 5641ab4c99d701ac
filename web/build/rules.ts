import { basename } from "node:path";
import { marked, type Token, type Tokens } from "marked";
import type { Plugin } from "vite";

/** The rules of a game in one language, ready to show. */
export interface RulesText {
  title: string;
  /** What stands before the first section. */
  html: string;
  sections: Section[];
}

export interface Section {
  id: string;
  title: string;
  pieces: Piece[];
}

/** One numbered rule with its lists and tables, or a paragraph without a number. */
export interface Piece {
  /** `R12`, `A10b`; null for a paragraph without a number. */
  id: string | null;
  html: string;
  /** The same without markup, for searching. */
  text: string;
}

const NUMBERED = /^\*\*([A-Z]\d+[a-z]?)\.\*\*\s*/;

/** Turns `docs/rules/*.md` into modules whose default export is a `RulesText`. */
export function rulesText(): Plugin {
  return {
    name: "nurt-rules",
    enforce: "pre",
    transform(source, id) {
      const path = id.split("?")[0] ?? id;
      if (!/\/docs\/rules\/[^/]+\.md$/.test(path)) return null;
      return { code: `export default ${JSON.stringify(readRules(source, basename(path)))}`, map: null };
    },
  };
}

/** Reads the rules of a game from Markdown; `file` is named if something is wrong with them. */
export function readRules(markdown: string, file: string): RulesText {
  const tokens = marked.lexer(markdown).filter((token) => token.type !== "space");
  const known = new Set([...markdown.matchAll(new RegExp(NUMBERED, "gm"))].map((match) => match[1] ?? ""));
  const rules: RulesText = { title: "", html: "", sections: [] };
  for (const token of tokens) {
    const section = rules.sections.at(-1);
    if (token.type === "heading" && token.depth === 1) {
      rules.title = plain(token as Tokens.Heading);
    } else if (token.type === "heading" && token.depth === 2) {
      const id = `part-${rules.sections.length + 1}`;
      rules.sections.push({ id, title: plain(token as Tokens.Heading), pieces: [] });
    } else if (!section) {
      rules.html += render(token, known, rules.title);
    } else {
      addTo(section, token, known);
    }
  }
  if (!rules.title) throw new Error(`${file}: the rules have no title`);
  return rules;
}

function addTo(section: Section, token: Token, known: Set<string>): void {
  const id = token.type === "paragraph" ? NUMBERED.exec(token.raw)?.[1] : undefined;
  const last = section.pieces.at(-1);
  // A list or a table belongs to the rule that announces it.
  const piece = !id && token.type !== "paragraph" && last ? last : { id: id ?? null, html: "", text: "" };
  if (piece !== last) section.pieces.push(piece);
  const shown = id ? (marked.lexer(token.raw.replace(NUMBERED, ""))[0] ?? token) : token;
  const html = render(shown, known, piece.id ?? section.title);
  piece.html += html;
  piece.text += ` ${withoutTags(html)}`;
}

function render(token: Token, known: Set<string>, label: string): string {
  const html = linkRules(marked.parser([token]).trim(), known);
  if (token.type !== "table") return html;
  // A wide table scrolls in its own box, which the keyboard must reach.
  return `<div class="rules-table" role="group" tabindex="0" aria-label="${label}">${html}</div>`;
}

/** Numbers of rules become links to them. Cards are written alike (`R8 B8 P8`), but always several in a row. */
function linkRules(html: string, known: Set<string>): string {
  const pattern = /<code>.*?<\/code>|<[^>]*>|\b[RYGBP]\d+(?: [RYGBP]\d+)+\b|\b[A-Z]\d+[a-z]?\b/gs;
  return html.replace(pattern, (found) => (known.has(found) ? `<a href="#${found}">${found}</a>` : found));
}

function plain(heading: Tokens.Heading): string {
  return withoutTags(marked.parseInline(heading.text, { async: false }));
}

function withoutTags(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? "")
    .replace(/\s+/g, " ")
    .trim();
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
