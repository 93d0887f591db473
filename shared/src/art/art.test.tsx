import { render } from '@testing-library/react';
import { AstrologerMark } from './astrologer-mark';
import { constellations } from './constellations';
import { Logo } from './logo';
import type { SignName } from './sign';
import { SignConstellation } from './sign-constellation';
import { SignGlyph } from './sign-glyph';


const signs = Object.keys(constellations) as SignName[];

const picture = (art: React.ReactNode) => render(art).container.querySelector('svg');

it.each(signs)('draws %s differently in both sizes', (sign) => {
  const small = picture(<SignGlyph sign={sign} size={24} />);
  const large = picture(<SignGlyph sign={sign} size={96} />);
  expect(small).toHaveAttribute('width', '24');
  expect(large).toHaveAttribute('width', '96');
  expect(large?.querySelectorAll('circle').length).toBeGreaterThan(6);
});

it('draws each sign differently', () => {
  const drawn = signs.map((sign) => picture(<SignGlyph sign={sign} size={96} />)?.innerHTML);
  expect(new Set(drawn).size).toBe(12);
});

it('hides illustrations from screen readers', () => {
  for (const art of [<SignConstellation key="s" sign="Leo" />, <AstrologerMark key="m" astrologer="Astra" />]) {
    expect(picture(art)).toHaveAttribute('aria-hidden', 'true');
  }
});

it('shows the name beside the logo', () => {
  expect(render(<Logo />).container).toHaveTextContent(/^Oracle & Astra$/);
});
