/**
 * The sentences for people who may not do a thing because they have the other role or are operators; screens show them
 * before the server has to.
 */
export const refusals = {
  postProject: "Only homeowners can create new projects",
  requestQuote: "Only homeowners can request quotes.",
  compareQuotes: "Only homeowners can compare offers.",
  haveProfile: "Only providers have a business profile.",
  sendOffers: "Only providers can send offers.",
  keepTemplates: "Only providers can keep templates of offers.",
  chooseJobAlerts: "Only providers have job alerts.",
  startConversation: "Only homeowners can start a conversation.",
  takePart: "Operators do not take part in the marketplace."
} as const

/** The same for an operator, before anything was typed: that they are signed in as one, and what to do. */
export const operatorsStandAside = `${refusals.takePart} You are signed in as an operator; to ask for quotes, post projects or write messages, sign in with a homeowner account.`
