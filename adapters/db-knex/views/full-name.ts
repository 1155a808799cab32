/** SQL for `fullName`: the name of the person in `alias`. */
export const fullName = (alias: string) => `${alias}.first_name || ' ' || ${alias}.last_name`
