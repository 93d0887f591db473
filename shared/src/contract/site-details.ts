import type { Locale } from './locales';

/** Details of the site that its owner configures in `site.json` and in the prices; null for what the owner does not have. */
export interface SiteDetails {
  supportMail: string;
  /** Page of the app in its store. */
  appStore: string | null;
  facebook: string | null;
  instagram: string | null;
  /** The seller, as on receipts. */
  seller: { name: string; address: readonly string[]; gstin: string };
  grievanceOfficer: { name: string; mail: string; phone: string | null } | null;
  /** Figures of the service that the owner vouches for; if null, the site shows sample figures. */
  figures: Record<'predictions' | 'users' | 'chats', Record<Locale, string>> | null;
}

/** Used where a document has no details, as in tests. */
export const sampleSiteDetails: SiteDetails = {
  supportMail: 'support@example.in',
  appStore: 'https://play.google.com/store/search?q=Oracle%20%26%20Astra&c=apps',
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  seller: { name: 'Oracle & Astra', address: [], gstin: '' },
  grievanceOfficer: null,
  figures: null,
};
