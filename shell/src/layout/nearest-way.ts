import { horoscopeDays, signs, site, type Sign } from '@oracle-astra/shared/contract';
import { editDistance } from './edit-distance';

interface Nearest {
  label: string;
  to: string;
}

const known: Nearest[] = [
  { label: 'AstroHub', to: site.forum({ page: '1' }) },
  { label: 'Blogs', to: site.blogs() },
  { label: 'Recharge', to: site.recharges },
  { label: 'Subscription', to: site.subscription },
  { label: 'My Subscriptions', to: site.myActivePlans },
  { label: 'Free Kundli', to: site.freeKundli() },
  { label: 'Create Kundli', to: site.createKundli() },
  { label: 'Free prediction', to: site.freePrediction },
  { label: 'Oracle', to: site.oracle },
  { label: 'Astra', to: site.astra },
  { label: 'Chats', to: site.chats() },
  { label: 'Balance', to: site.balance },
  { label: 'Profile', to: site.profile() },
  { label: 'Notifications', to: site.notifications },
  { label: 'About us', to: site.aboutUs },
  { label: 'Contact us', to: site.contactUs },
  { label: 'Privacy policy', to: site.privacyPolicy },
  { label: 'Refund policy', to: site.refundPolicy },
  { label: 'Shipping policy', to: site.shippingPolicy },
  { label: 'Terms and conditions', to: site.terms },
];

const pathOf = ({ to }: Nearest) => to.split('?')[0] ?? to;

/** The address that somebody probably meant, or null where none is near: one letter in four may be wrong. */
export function nearestWay(pathname: string, search: string): Nearest | null {
  const ranked = [horoscopeOf(search), ...known]
    .map((way) => ({ way, distance: editDistance(pathname.toLowerCase(), pathOf(way)) }))
    .sort((one, other) => one.distance - other.distance);
  const best = ranked[0];
  return best && best.distance <= Math.ceil(pathname.length / 4) ? best.way : null;
}

function horoscopeOf(search: string): Nearest {
  const asked = new URLSearchParams(search);
  const sign: Sign | undefined = signs.find((one) => one.toLowerCase() === asked.get('zodiac')?.toLowerCase());
  const day = horoscopeDays.find((one) => one === asked.get('when'));
  return { label: sign ? `Horoscope for ${sign}` : 'Horoscope', to: site.horoscope(sign ?? 'Aries', day) };
}
