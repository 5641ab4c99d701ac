import type { Field } from "../wire";

export type Values = Record<string, string>;

export function defaults(fields: Field[]): Values {
  return Object.fromEntries(fields.map((field) => [field.name, String(field.default)]));
}

/** The fields that matter for these values. A field whose need is not met does not matter and is not sent. */
export function asked(fields: Field[], players: number, values: Values): Field[] {
  const known: Values = { players: String(players) };
  return fields.filter((field) => {
    const met = !field.needs || field.needs[1].includes(known[field.needs[0]] ?? "");
    known[field.name] = met ? (values[field.name] ?? "") : String(field.default);
    return met;
  });
}
