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
      text: "Price and terms are kept as you accepted them, and you pay the professional directly."
    },
    {
      icon: "quality",
      title: "Satisfaction Guaranteed",
      text: "If something is wrong, say so here: the other side answers, and our team decides."
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
