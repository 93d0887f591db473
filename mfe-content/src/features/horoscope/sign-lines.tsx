import styled from 'styled-components';
import { SignSmall } from '@oracle-astra/shared/art';
import {
  signs,
  siteRoutes,
  type HoroscopeDay,
  type HoroscopeSignsResponse,
  type Sign,
  type SuccessOf,
} from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { signLabels } from '@oracle-astra/shared/terms';
import { media } from '@oracle-astra/shared/theme';
import { AppLink, Icon, SkeletonText } from '@oracle-astra/shared/ui';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    container: sign-line / inline-size;
  }
  ${media.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--s-10);
  }
`;

// As high as two lines, so that nothing moves if the lines load later than the page.
const Row = styled(AppLink)`
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr) auto;
  gap: var(--s-4);
  align-items: center;
  height: 100%;
  min-height: 6.5rem;
  padding-block: var(--s-3);
  border-bottom: 1px solid var(--rule);
  color: var(--ink);
  text-decoration: none;
  &:hover {
    background: var(--paper-sunk);
  }
  > :first-child {
    width: 3.5rem;
    height: 3.5rem;
  }
  b {
    display: block;
    font: 500 var(--t-l) / var(--l-l) var(--serif);
  }
  span span {
    display: block;
  }
  /* With large text the drawing is above the text, which needs the full width. */
  @container sign-line (max-width: 14rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--s-2);
    > :first-child {
      grid-column: 1 / -1;
      width: 2.5rem;
      height: 2.5rem;
    }
  }
`;

interface SignLinesProps {
  when: HoroscopeDay;
  /** Undefined if the lines failed to load; the signs are shown without them. */
  lines: SuccessOf<HoroscopeSignsResponse>['signs'] | undefined;
  isLoading: boolean;
  /** A sign to omit, because it is already shown above. */
  without?: Sign | null;
}

/** Each sign as a link with its name, a line for the day, and the house of the Moon. */
export function SignLines({ when, lines, isLoading, without }: SignLinesProps) {
  const t = useTranslations();
  return (
    <nav aria-label={t('content.horoscope.signs')} aria-busy={isLoading || undefined}>
      <List>
        {signs
          .filter((sign) => sign !== without)
          .map((sign) => {
            const line = lines?.find((each) => signs[each.sign - 1] === sign);
            return (
              <li key={sign}>
                <Row to={siteRoutes.horoscope(sign, when)}>
                  <SignSmall sign={sign} />
                  <span>
                    <b>{t(signLabels[sign])}</b>
                    {isLoading && <SkeletonText lines={1} />}
                    {line && (
                      <>
                        <span>{line.line}</span>
                        <span className="tiny mute">{t('content.horoscope.moonHouse', { house: String(line.house) })}</span>
                      </>
                    )}
                  </span>
                  <Icon name="right" size={20} />
                </Row>
              </li>
            );
          })}
      </List>
    </nav>
  );
}
