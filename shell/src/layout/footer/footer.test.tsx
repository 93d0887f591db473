import { screen, within } from '@testing-library/react';
import { renderFrame, renderHindiFrame } from '../../testing/render-frame';

const footer = () => within(screen.getByRole('contentinfo'));
const linksUnder = (title: string) => {
  const column = within(footer().getByRole('heading', { name: title }).parentElement!);
  return column.getAllByRole('link').map((link) => link.getAttribute('href'));
};

describe('with all remotes', () => {
  beforeEach(() => void renderFrame());

  it('has the important links', () => {
    expect(linksUnder('Important Links')).toEqual([
      '/oracle',
      '/astra',
      '/free-kundli?type=Oracle',
      '/kundli-matching',
      '/free-prediction',
      '/balance',
      '/recharges',
      '/oracle',
      '/astra',
    ]);
  });

  it('has the horoscope links, the sitemap in a new tab', () => {
    expect(linksUnder('Horoscope')).toEqual([
      '/horoscope?zodiac=Aries&when=Today',
      '/horoscope?zodiac=Aries&when=Tomorrow',
      '/panchang',
      '/accuracy',
      '/create-kundli?predictions=true&p_type=weekly',
      '/create-kundli?predictions=true&p_type=monthly',
      '/create-kundli?predictions=true&p_type=yearly',
      '/sitemap.xml',
    ]);
    expect(footer().getByRole('link', { name: /^Sitemap.*opens in a new tab/ })).toHaveAttribute('target', '_blank');
  });

  it('shows contact details', () => {
    expect(footer().getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
    expect(footer().getByText('Support on WhatsApp chat 24x7')).toBeInTheDocument();
    expect(footer().getByRole('link', { name: 'Get the Android app' })).toHaveAttribute('href', expect.stringContaining('play.google.com'));
  });

  it('links Facebook and Instagram, and not Twitter', () => {
    expect(footer().getByRole('link', { name: 'Facebook' })).toBeInTheDocument();
    expect(footer().getByRole('link', { name: 'Instagram' })).toBeInTheDocument();
    expect(footer().getByRole('img', { name: 'Twitter' }).closest('a')).toBeNull();
  });

  it('ends with the policies', () => {
    const names = ['Shipping policy', 'About us', 'Contact us', 'Privacy policy', 'Refund policy', 'Terms and conditions'];
    const addresses = ['/shipping-policy', '/about-us', '/contact-us', '/privacy-policy', '/refund-policy', '/terms-and-conditions'];
    expect(names.map((name) => footer().getByRole('link', { name }).getAttribute('href'))).toEqual(addresses);
  });
});

it('has the links of present remotes only', () => {
  renderFrame({
    navigation: [
      { place: 'footer-horoscope', order: 2, label: 'Second', to: '/second' },
      { place: 'footer-horoscope', order: 1, label: 'First', to: '/first' },
      { place: 'footer-horoscope', order: 3, label: 'Mine', to: '/mine', signedIn: true },
      { place: 'footer-policies', order: 1, label: 'Cookies', to: '/cookies', signedIn: false },
    ],
  });
  expect(linksUnder('Horoscope')).toEqual(['/first', '/second', '/sitemap.xml']);
  expect(footer().getByRole('link', { name: 'Cookies' })).toHaveAttribute('href', '/cookies');
  expect(footer().queryByRole('heading', { name: 'Important Links' })).not.toBeInTheDocument();
});

it('is in Hindi on a Hindi page', () => {
  renderHindiFrame();
  expect(footer().getByRole('heading', { name: 'हमसे संपर्क' })).toBeInTheDocument();
  expect(footer().getByRole('link', { name: /^साइटमैप.*नए टैब में खुलेगा/ })).toHaveAttribute('href', '/sitemap.xml');
});
