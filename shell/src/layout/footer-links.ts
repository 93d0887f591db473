import { site } from '@oracle-astra/shared/contract';

export interface FooterLink {
  label: string;
  to: string;
}

const predictions = (p_type: 'weekly' | 'monthly' | 'yearly') => site.createKundli({ predictions: 'true', p_type });

export const importantLinks: FooterLink[] = [
  { label: 'Oracle', to: site.oracle },
  { label: 'Astra', to: site.astra },
  { label: 'Free Kundli', to: site.freeKundli({ type: 'Oracle' }) },
  { label: 'Free prediction', to: site.freePrediction },
  { label: 'Balance', to: site.balance },
  { label: 'Recharges', to: site.recharges },
  { label: 'Chat with Oracle', to: site.oracle },
  { label: 'Chat with Astra', to: site.astra },
];

export const horoscopeLinks: FooterLink[] = [
  { label: "Today's horoscope", to: site.horoscope('Aries', 'Today') },
  { label: "Tomorrow's horoscope", to: site.horoscope('Aries', 'Tomorrow') },
  { label: 'Weekly predictions', to: predictions('weekly') },
  { label: 'Monthly predictions', to: predictions('monthly') },
  { label: 'Yearly predictions', to: predictions('yearly') },
];

export const policyLinks: FooterLink[] = [
  { label: 'Shipping policy', to: site.shippingPolicy },
  { label: 'About us', to: site.aboutUs },
  { label: 'Contact us', to: site.contactUs },
  { label: 'Privacy policy', to: site.privacyPolicy },
  { label: 'Refund policy', to: site.refundPolicy },
  { label: 'Terms and conditions', to: site.terms },
];
