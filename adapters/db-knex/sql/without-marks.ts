/** SQL for a text without these marks, which people write into numbers; an index of it has to have the same ones. */
export const withoutMarks = (text: string, marks: ReadonlyArray<string>): string =>
  marks.reduce((left, mark) => `replace(${left}, '${mark}', '')`, text)
