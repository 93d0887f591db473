/** The prices of a question. */
export const pricing = {
  status: 'success',
  oracle_desc: 'Reads whole charts.',
  oracle_price: 6,
  free_oracle_questions: 3,
  astra_desc: 'Reads two charts.',
  astra_price: 6,
  free_astra_questions: 3,
};
