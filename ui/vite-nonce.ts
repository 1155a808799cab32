/** Stands in the built page for the nonce of its security policy; the server writes a fresh one with every answer. */
export const noncePlaceholder = "__CSP_NONCE__"
