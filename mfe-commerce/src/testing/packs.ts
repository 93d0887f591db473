/** A pack for Oracle. */
export const pack = (questions: number, price: number, originalPrice = price) => ({
  originalPrice,
  discountPrice: price,
  text: `${questions} questions`,
  link: `/payment?astrologer=oracle&wallet=${price}&amount=${price}`,
});
/** Packs of both astrologers, one of them with a reduced price. */
export const packs = {
  status: 'success',
  recharges: [
    { astrologer: 'oracle', data: [pack(10, 60), pack(20, 110, 120)] },
    { astrologer: 'astra', data: [pack(10, 60)] },
  ],
};
