/** The sentence for a business that is listed, but that nobody finds for now. */
export const withheldWords = "Nobody finds your business while your account is limited"
