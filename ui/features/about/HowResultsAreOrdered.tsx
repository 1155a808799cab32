import { fairRating, presumedReviews, presumedStars } from "#domain/provider/rating/fair-rating.ts"
import { pageSize, searchRadiusMiles } from "#domain/provider/search/search-options.ts"

import { AboutPage, AboutSection } from "./AboutPage.tsx"

const shown = (stars: number, reviews: number) => fairRating(stars * reviews, reviews).toFixed(2)

/** Explains the order of results, with the rules that the search itself uses. */
export const HowResultsAreOrdered = () => (
  <AboutPage
    title="How results are ordered"
    lead="What you ask for decides who is found, and you choose what decides who stands first. Nobody can pay for a place."
  >
    <AboutSection title="Who is found">
      <ul>
        <li>
          With a place: professionals within {searchRadiusMiles} miles of it. Without one: those of all
          places.
        </li>
        <li>
          With words: first those whose name, trades or description have all of your words, then those of the
          trade that your words mean. Nobody stands there twice.
        </li>
        <li>Words like “urgent” ask for nothing else: they put those first who are available today.</li>
        <li>Filters leave out whoever does not fit. They move nobody up.</li>
      </ul>
    </AboutSection>
    <AboutSection title="Highest rated">
      <p>
        This is the order unless you choose another. So that one friend’s five stars do not go before a
        hundred customers’ 4.9, everyone starts with {presumedReviews} reviews of {presumedStars} stars:
      </p>
      <p>
        <strong>
          ({presumedReviews} × {presumedStars} + sum of stars) ÷ ({presumedReviews} + reviews)
        </strong>
      </p>
      <p>
        One review of 5 stars counts as {shown(5, 1)}, a hundred of 4.9 as {shown(4.9, 100)}, no review yet as{" "}
        {shown(0, 0)}. Of two alike the one with more reviews stands first. Who is called just as you write
        stands before all others. Where your words mean a trade, those who do it stand before those who only
        write the same words. The stars on cards and pages are the plain mean of all reviews.
      </p>
    </AboutSection>
    <AboutSection title="The other orders">
      <ul>
        <li>Distance: the nearest first, from the place that you name.</li>
        <li>Price: the lowest hourly rate first; those who name none come last.</li>
        <li>Reviews: those with the most reviews first.</li>
      </ul>
      <p>Lists come {pageSize} at a time, and the order goes on where the last part ended.</p>
    </AboutSection>
    <AboutSection title="What plays no part">
      <p>
        Money. There are no paid places, no advertisements and no fees for being found. How long somebody has
        been here decides only between two who are equal in everything else.
      </p>
    </AboutSection>
  </AboutPage>
)
