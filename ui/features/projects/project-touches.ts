/** What a project's step may change: it may end its quotes and open a conversation. */
export const projectTouches = ["/api/projects", "/api/quotes", "/api/conversations", "/api/me/counts"]
