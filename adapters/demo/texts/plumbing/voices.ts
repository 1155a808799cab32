import type { Voices } from "#adapters/demo/trade.ts"

export const voices: Voices = {
  titles: {
    glad: [
      "Plumber I'd trust with a key",
      "On time, tidy, fair",
      "Finally somebody who explains things",
      "Exactly as quoted",
      "Will call again",
      "Old house approved",
      "Quick and clean",
      "Saved my Saturday",
      "No upselling",
      "Went the extra yard"
    ],
    mixed: [
      "Good work, slow communication",
      "Fixed, eventually",
      "Fine but not cheap",
      "Mixed feelings",
      "Decent plumber, messy finish"
    ],
    sorry: ["Still leaking", "Would not use again", "Too many visits", "Disappointed", "Not what we agreed"]
  },
  oneLiners: [
    "Showed up, fixed the leak, left. Perfect.",
    "Fair price and wiped boots. My mother-in-law approved, and she approves of nothing.",
    "Third time I've used them, third time no drama.",
    "Texted a photo of the part that failed and what it cost. More of this, please.",
    "If you own a house older than you are, save this number.",
    "good honest plumber, hard to find around here",
    "Told me over the phone how to fix it myself and didn't charge. Hired them for the next job out of principle.",
    "No drip, no mess, no sales pitch.",
    "Whistled the whole time, and the toilet works.",
    "Cheaper than the franchise with the jingle, and better.",
    "Quoted {price}, charged {price}. That's the review.",
    "Arrived with the right part. I nearly cried."
  ],
  praise: [
    "I've already given the number to both neighbors.",
    "The invoice had every fitting on it, priced, and it matched the estimate.",
    "You could eat off the floor where they had been working.",
    "Booties on before crossing the threshold, every single trip.",
    "I asked a hundred questions and got a hundred patient answers.",
    "Not the cheapest quote we had, and I'd choose it again tomorrow.",
    "Everything is holding, and I check every morning.",
    "My husband, who believes he can fix anything, admitted this was better than he would have done.",
    "They called the next {day} to ask if it was holding.",
    "{pro} even shut off and relit the furnace pilot on the way out, because I was nervous about it.",
    "The dog, who hates everyone, brought {pro} a toy.",
    "It's rare to feel you weren't taken for a ride by a plumber. I wasn't.",
    "They marked the main shutoff with a red tag so I'll find it in the dark.",
    "I've had plumbers who sighed at my questions; this one drew me a picture."
  ],
  quibbles: [
    "Only gripe: the two-hour arrival window was closer to three.",
    "One star off because I had to vacuum the copper filings out of the bath mat.",
    "A bit pricey for the time it took, but I understand I'm paying for the years it took to learn.",
    "I'd have liked a call when the parts were delayed instead of calling myself.",
    "The paperwork took two weeks and a reminder."
  ],
  mixed: [
    "The pipes are fine now, so I suppose it ended well, but I did the project management myself.",
    "Decent plumbing, poor calendar.",
    "I'd use them again for something small.",
    "For what it cost I expected the little things to be right too.",
    "Ask for everything in writing and you'll be okay."
  ],
  sorry: [
    "I ended up paying a second plumber to do it again.",
    "Three voicemails, no call back.",
    "When I complained I was told that old pipes do that.",
    "The price went up twice after the wall was open and there was nothing I could do by then.",
    "I can't recommend this to anyone with a ceiling underneath."
  ]
}
