/** SQL for `shortName`. */
export const shortName = (alias: string) =>
  `${alias}.first_name || ' ' || substr(${alias}.last_name, 1, 1) || '.'`

/** SQL for `fullName`: the name of the person in `alias`. */
export const fullName = (alias: string) => `${alias}.first_name || ' ' || ${alias}.last_name`
