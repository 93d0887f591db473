interface Offered {
  featured: boolean;
}

/** The plan that the page offers first; undefined until plans are loaded. */
export const findFeaturedPlan = <Plan extends Offered>(plans: readonly Plan[] = []): Plan | undefined =>
  plans.find(({ featured }) => featured) ?? plans[0];
