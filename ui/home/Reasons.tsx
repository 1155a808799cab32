import { WhyChoose } from "../landing/WhyChoose.tsx"
import { brandName } from "../shared/brand.ts"

const why = {
  title: `Why Choose ${brandName}`,
  points: [
    {
      icon: "licence",
      title: "Checked professionals",
      text: "Licenses, insurance and background checks stand on every profile, so you know who comes."
    },
    {
      icon: "payment",
      title: "100% Payment Protection",
      text: "Your money is safe from the first deposit to the last invoice."
    },
    {
      icon: "quality",
      title: "Satisfaction Guaranteed",
      text: "If something is not right, we stay with you until it is."
    },
    {
      icon: "emergency",
      title: "24/7 emergency service",
      text: "Burst pipe or dead outlet at midnight: filter by who can come today."
    }
  ]
} as const

/** Why people come here. */
export const Reasons = () => <WhyChoose why={why} />
