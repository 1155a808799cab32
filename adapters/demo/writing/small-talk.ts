/** What homeowners add to a request, whatever the trade. */
export const requestEndings: ReadonlyArray<string> = [
  "",
  "",
  "",
  "Weekday mornings are best for us.",
  "Please text before you call, I am in meetings most of the day.",
  "We are home after four.",
  "Street parking only, sorry.",
  "I can send photos if that helps.",
  "No big hurry, I would rather have it done well.",
  "There is a key with the neighbor in the blue house.",
  "Two other companies are coming to look as well.",
  "The dog barks but is harmless.",
  "It is a duplex, we are the left door.",
  "My sister recommended you."
]

/** A provider's words for when, by the size of the job. */
export const offerTimelines = {
  small: ["This week", "Within two days", "Tomorrow morning", "Early next week", "Any weekday after two"],
  medium: [
    "In about two weeks",
    "Next week, two days",
    "Start within ten days",
    "Three days, dates to agree"
  ],
  large: [
    "Start in four to six weeks",
    "About three weeks on site",
    "Start next month",
    "Two phases, dates in the plan"
  ]
} as const

type Line = readonly ["homeowner" | "provider", string]

/** Short exchanges around a job that is done by now. {homeowner} and {pro} are first names. */
export const pastTalks: ReadonlyArray<ReadonlyArray<Line>> = [
  [
    ["homeowner", "Hi, thanks for the offer. Does it include taking the old parts away?"],
    ["provider", "Hi {homeowner}, yes, haul-away is in the price."],
    ["homeowner", "Perfect, then let's do it."],
    ["provider", "You're on the calendar. We text when we leave the shop."]
  ],
  [
    ["provider", "Good morning {homeowner}, could you send me a photo of the spot before we come?"],
    ["homeowner", "Just took three, the light is bad but you can see it."],
    ["provider", "That helps a lot. We'll bring the right part."]
  ],
  [
    ["homeowner", "Is there any chance to come a day earlier? My in-laws arrive on the weekend."],
    ["provider", "Let me move one thing around."],
    ["provider", "Done. See you between 8 and 10."],
    ["homeowner", "You're a lifesaver."]
  ],
  [
    ["provider", "All finished, {homeowner}. I left the invoice on the counter and the key where it was."],
    ["homeowner", "Looks great, thank you! Paying tonight."]
  ],
  [
    ["homeowner", "Quick question, is it normal that it makes a soft click?"],
    ["provider", "It is for the first day or two. If it goes on past Friday, tell me and I'll come by."],
    ["homeowner", "It stopped. Thanks for answering on a Sunday."]
  ],
  [
    [
      "provider",
      "We're running about twenty minutes late, sorry. The job before had a surprise in the wall."
    ],
    ["homeowner", "No problem, I'm here all day."],
    ["provider", "Parked in front now."]
  ],
  [
    ["homeowner", "Where can I park my car so that you have the driveway?"],
    ["provider", "Across the street is fine, we only need the first ten feet."],
    ["homeowner", "Ok, it will be free by 7:30."]
  ],
  [
    ["homeowner", "My neighbor saw your van and wants your number. May I pass it on?"],
    ["provider", "Please do, and thank you, {homeowner}!"]
  ],
  [
    ["provider", "Thanks for having us. If anything at all isn't right, write to me here first."],
    ["homeowner", "Will do. So far everything is as it should be."]
  ],
  [
    ["homeowner", "Do I need to be at home for this?"],
    ["provider", "Only for the first ten minutes, so we look at the same thing."],
    ["homeowner", "Then Thursday at nine works."],
    ["provider", "Thursday at nine it is."]
  ],
  [
    ["homeowner", "Is the offer good for another week? I have to ask my brother, it's half his house."],
    ["provider", "Sure, {homeowner}. Take two."],
    ["homeowner", "He says yes. Thank you for waiting."]
  ],
  [
    ["provider", "One question before we start: is there anything in the house that can't have dust on it?"],
    ["homeowner", "The piano. And my mother."],
    ["provider", "We'll cover the first and be nice to the second."]
  ],
  [
    ["homeowner", "Do you take cards, or do you prefer a check?"],
    ["provider", "Either, and only when it's done."]
  ],
  [
    ["homeowner", "I forgot to mention the step at the side door. It's loose."],
    ["provider", "Thanks for the warning, {homeowner}. We'll come in through the front."],
    ["homeowner", "Coffee is in the thermos on the porch."]
  ],
  [
    ["provider", "Inspector was here and signed. The tag is in the envelope on the table."],
    ["homeowner", "That was quick! I'll keep it with the house papers."]
  ],
  [
    ["homeowner", "The time you wrote says 8. Do you mean 8 sharp? I have a call at 8:30."],
    ["provider", "Sharp. We'll be quiet until nine."],
    ["homeowner", "You were. My boss asked whether I'd moved."]
  ],
  [
    ["provider", "The part is in. Does tomorrow suit you, {homeowner}?"],
    ["homeowner", "Tomorrow after three."],
    ["provider", "Half past three, then."]
  ]
]
