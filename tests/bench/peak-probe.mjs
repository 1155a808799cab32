process.on("message", (message) => {
  // Node tells of kibibytes.
  if (message === "peak") process.send?.(process.resourceUsage().maxRSS * 1_024)
})
