/** What people read who may not do a thing for being of the other role; the screens say it before the server has to. */
export const refusals = {
  postProject: "Only homeowners can create new projects",
  requestQuote: "Only homeowners can request quotes.",
  compareQuotes: "Only homeowners can compare offers.",
  keepTemplates: "Only providers can keep templates of offers.",
  chooseJobAlerts: "Only providers have job alerts.",
  startConversation: "Only homeowners can start a conversation."
} as const
