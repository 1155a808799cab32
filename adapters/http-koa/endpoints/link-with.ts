/** Makes links to the same address with some parameters of its query changed. */
export const linkWith =
  (path: string, query: string) =>
  (changed: Readonly<Record<string, string>>): string => {
    const parameters = new URLSearchParams(query)
    for (const [name, value] of Object.entries(changed)) parameters.set(name, value)
    return `${path}?${parameters.toString()}`
  }
