/** What providers of any trade say around an answer. A text without "we", "our" and "us" suits somebody who works alone. */

/** Before the answer to one or two stars. */
export const regrets: ReadonlyArray<string> = [
  "I am sorry.",
  "This is hard to read, and fair.",
  "You are right to be angry.",
  "That is not the job you paid for.",
  "Thank you for being blunt.",
  "I have read this three times.",
  "No excuses.",
  "We let you down here.",
  "We owe you an apology.",
  "This one is on us.",
  "I went through the job file before writing this.",
  "Sorry does not fix it, I know."
]

/** Before the answer to three stars. */
export const concessions: ReadonlyArray<string> = [
  "Three stars is fair.",
  "Thank you for the honest word.",
  "Fair criticism.",
  "You have a point.",
  "Glad about the good half, and sorry about the rest.",
  "Point taken.",
  "Thanks for writing down both sides.",
  "This helps more than five stars without a word.",
  "I can't argue with that.",
  "We talked about this one at the shop."
]

/** After the answer to three stars or less. */
export const amends: ReadonlyArray<string> = [
  "Please call me and I will look at it myself.",
  "My number is on the invoice, and I pick up.",
  "If you will have us back, the visit costs you nothing.",
  "Send me two photos and I will make it right.",
  "The offer to come back stands, on a day that suits you.",
  "I would like to put this right, if you let me.",
  "Call the office and ask for me by name.",
  "A refund for that part is on its way.",
  "Whatever it takes to settle this, tell me.",
  "I left you a message with my direct number.",
  "You will not wait for a call back this time."
]

/** Under four stars. */
export const nods: ReadonlyArray<string> = [
  "The fifth star is for next time.",
  "Noted, and passed on.",
  "Fair, all of it.",
  "Four stars and a reason: that is how we get better.",
  "We are working on the missing one.",
  "I would have taken off the same star.",
  "Always room for one more star.",
  "Good notes, thank you."
]

/** Under four or five stars, when the trade's own words are used up. */
export const spareThanks: ReadonlyArray<string> = [
  "Thank you!",
  "Thanks for taking the time.",
  "Much appreciated.",
  "This made the day.",
  "Thank you for having us.",
  "A pleasure, start to finish.",
  "Thank you kindly."
]
