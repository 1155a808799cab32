import { WhyChoose } from "#ui/shared/components/WhyChoose.tsx"
import { brandName } from "#ui/shared/format/brand.ts"

const why = {
  title: `Why Choose ${brandName}`,
  points: [
    {
      icon: "licence",
      title: "Know who comes",
      text: "Every profile keeps apart what a business states about its license and insurance, and what we have checked."
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
