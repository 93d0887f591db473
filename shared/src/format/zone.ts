/** The locale of all numbers, wherever the code runs. */
export const LOCALE = 'en-IN';

/** The zone of all times, wherever the code runs. */
export const ZONE = 'Asia/Kolkata';
