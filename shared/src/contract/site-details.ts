import type { Locale } from './locales';

/** The parts of the frame that a site may leave out, because its server has nothing for them. */
export type FramePart = 'balance' | 'notifications' | 'rewardOfTheApp';

/** The frame of a site with a name of its own, made of the same shell. */
export interface SiteFrame {
  /** In the header, in titles and in previews of shared links. */
  name: string;
  /** What the footer says about the site. */
  about: Record<Locale, string>;
  /** The languages of the site; the default one is among them. */
  languages: readonly Locale[];
  parts: readonly FramePart[];
  /** Addresses of the terms and of the policy of privacy, to which people agree when they sign in; null if there are none. */
  policies: { terms: string; privacy: string } | null;
}

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
  /** Without it the frame is that of Oracle & Astra. */
  frame?: SiteFrame | undefined;
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
