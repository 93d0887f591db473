/** Contact addresses and profiles outside this site. */
export const contact = {
  supportMail: 'support@example.in',
  appStore: 'https://play.google.com/store/search?q=Oracle%20%26%20Astra&c=apps',
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
} as const;
