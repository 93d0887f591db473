/** The specification's figures about the subscription. Amounts in paise. */
export const offerFigures = { session: 500_00, prediction: 40, muhuratReport: 499_00, firstSubscribers: 1000 } as const;
