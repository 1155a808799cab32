/** Where a business stands that is listed, and that nobody finds meanwhile. */
export const withheldWords = "Nobody finds your business while your account is limited"
