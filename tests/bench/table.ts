const number = (value: number) => value.toLocaleString("en-US", { maximumFractionDigits: value < 10 ? 2 : 0 })

const line = (cells: ReadonlyArray<string>) => `| ${cells.join(" | ")} |`

/** A Markdown table with rounded numbers. */
export const table = (
  heads: ReadonlyArray<string>,
  rows: ReadonlyArray<ReadonlyArray<number | string>>
): string =>
  [
    heads,
    heads.map(() => "---"),
    ...rows.map((row) => row.map((cell) => (typeof cell === "string" ? cell : number(cell))))
  ]
    .map(line)
    .join("\n")
