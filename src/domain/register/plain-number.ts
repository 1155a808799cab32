/** A license number as registers are searched by it: letters and digits, upper case. */
export const plainNumber = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, "")
