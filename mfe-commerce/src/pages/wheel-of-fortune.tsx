import styled from 'styled-components';
import { siteRoutes, wheel } from '@oracle-astra/shared/contract';
import { media } from '@oracle-astra/shared/theme';
import { ButtonLink, Callout, PageMeta, Container } from '@oracle-astra/shared/ui';
import { Wheel } from '../features/wheel/wheel';

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  align-items: center;
  padding-block: var(--s-8) var(--s-12);
  > svg {
    justify-self: center;
  }
  ${media.l} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--s-10);
    padding-block: var(--s-16);
  }
`;

const rule = `1% to ${wheel.segments}% off your next recharge. One spin a day, and it costs nothing.`;

/** /wheel-of-fortune */
export function Component() {
  return (
    <>
      <PageMeta
        title="Spin the Wheel for a discount"
        description={`Spin the wheel of fortune: ${rule}`}
        canonical={siteRoutes.wheelOfFortune}
      />
      <Columns>
        <div className="stack">
          <h1>Spin the Wheel</h1>
          <p className="mute read">{rule}</p>
          <ul className="stack-2 small read">
            <li>The wheel has {wheel.segments} parts, and it stops at one of them.</li>
            <li>What it stops at is taken off the price of the next pack, before GST.</li>
            <li>Nothing is bought by a spin, and a pack without one costs what it says.</li>
          </ul>
          <Callout>Spins are not open on this server.</Callout>
          <div>
            <ButtonLink to={siteRoutes.recharges}>See the packs</ButtonLink>
          </div>
        </div>
        <Wheel />
      </Columns>
    </>
  );
}
