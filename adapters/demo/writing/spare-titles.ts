import type { Voices } from "../trade.ts"

/** Titles for any trade, for when its own are used up under a provider. */
export const spareTitles: Voices["titles"] = {
  glad: [
    "Very happy",
    "Recommended",
    "Great experience",
    "Thank you!",
    "Glad we called",
    "Great work",
    "A pleasure",
    "Top notch",
    "Could not ask for more",
    "Easy to work with"
  ],
  mixed: [
    "Could have been better",
    "Three out of five, and here is why",
    "Good, with a but",
    "Not bad, not great",
    "So-so",
    "Had its moments",
    "Expected a bit more",
    "Room for improvement"
  ],
  sorry: [
    "Not again",
    "A letdown",
    "Save your money",
    "I expected more",
    "Learn from my mistake",
    "Frustrating",
    "No thank you",
    "Think twice"
  ]
}
