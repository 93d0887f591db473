import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { nakshatras, signs, type Match, type MatchKoota, type MatchRequest } from '@oracle-astra/shared/contract';
import { Meter, Table, Tag } from '@oracle-astra/shared/components';
import { getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { nakshatraLabels, signLabels } from '@oracle-astra/shared/terms';
import { Callout } from '@oracle-astra/shared/ui';
import { AskAboutMatch } from './ask-about-match';
import { formatPoints } from './format-points';
import { getSideName } from './get-side-name';
import { matchSides } from './match-values';
import { ShareMatch } from './share-match';

const Score = styled.p`
  font-size: var(--t-xxl);
  line-height: var(--l-xxl);
  font-family: var(--serif);
`;

const Kootas = styled.ul`
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--s-1) var(--s-4);
    padding-block: var(--s-3);
    border-bottom: 1px solid var(--rule);
    break-inside: avoid;
  }
  li > p {
    grid-column: 1 / -1;
  }
`;

/** The points of a match with their reasons, and Manglik by three methods. The heading gets the focus when the result appears. */
export function MatchResult({ match, request, isOutdated }: { match: Match; request: MatchRequest; isOutdated: boolean }) {
  const t = useTranslations();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [match]);
  const { points, verdict, kootas } = match;
  return (
    <section className="stack-6" aria-labelledby="match-result">
      <div className="stack-2">
        <h2 id="match-result" ref={heading} tabIndex={-1}>
          {t('chat.match.result', { bride: getSideName(match, 'bride', t), groom: getSideName(match, 'groom', t) })}
        </h2>
        <p role="status">{isOutdated && <b>{t('chat.match.outdated')}</b>}</p>
        <Score>{formatPoints(match, t)}</Score>
        <Meter
          label={t('chat.match.meter')}
          value={Math.round((points / 36) * 100)}
          text={t('chat.match.points', { points: String(points) })}
        />
        <p>{t('chat.match.verdict', { verdict })}</p>
        <p className="small mute read">{t('chat.match.honest')}</p>
        <ShareMatch match={match} request={request} />
      </div>
      <Moons match={match} />
      <div className="stack-2">
        <h3 className="lead">{t('chat.match.kootas')}</h3>
        <Kootas>
          {kootas.map((koota) => (
            <KootaRow key={koota.name} koota={koota} />
          ))}
        </Kootas>
      </div>
      {match.manglik ? <Manglik match={match} manglik={match.manglik} /> : <Callout>{t('chat.match.noManglik')}</Callout>}
      <AskAboutMatch match={match} request={request} />
    </section>
  );
}

function KootaRow({ koota: { title, about, points, max, reason, exception } }: { koota: MatchKoota }) {
  const t = useTranslations();
  return (
    <li>
      <span>
        <b>{title}</b> <span className="small mute">{about}</span>
      </span>
      <b>{t('chat.match.pointsOf', { points: String(points), max: String(max) })}</b>
      <p className="small">{reason}</p>
      {exception && <p className="small mute">{exception}</p>}
    </li>
  );
}

function Moons({ match }: { match: Match }) {
  const t = useTranslations();
  return (
    <div className="stack-2">
      {matchSides.map((side) => {
        const { name, sign, nakshatra, pada, moon_changes } = match[side];
        return (
          <p key={side} className="small">
            <b lang={getTextLang(name)}>{getSideName(match, side, t)}</b>{' '}
            <span>
              {t('chat.match.moon', {
                sign: t(signLabels[signs[sign - 1] ?? 'Aries']),
                nakshatra: t(nakshatraLabels[nakshatras[nakshatra - 1] ?? 'Ashwini']),
                pada: String(pada),
              })}
            </span>
            {moon_changes && <span> {t('chat.match.moonChanges')}</span>}
          </p>
        );
      })}
    </div>
  );
}

function Manglik({ match, manglik }: { match: Match; manglik: NonNullable<Match['manglik']> }) {
  const t = useTranslations();
  const rows = (['lagna', 'moon', 'venus'] as const).map((from) => ({ from, bride: manglik.bride[from], groom: manglik.groom[from] }));
  const names = matchSides.map((side) => <th key={side} scope="col" children={getSideName(match, side, t)} />);
  return (
    <div className="stack">
      <h3 className="lead">{t('chat.match.manglik')}</h3>
      <Table label={t('chat.match.marsTable')}>
        <thead>
          <tr>
            <th scope="col">{t('chat.match.marsFrom')}</th>
            {names}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ from, bride, groom }) => (
            <tr key={from}>
              <th scope="row">{t('chat.match.from', { from })}</th>
              <td>{t('chat.reading.nthHouse', { house: String(bride) })}</td>
              <td>{t('chat.reading.nthHouse', { house: String(groom) })}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {manglik.schools.map(({ name, rule, bride, groom, agree }) => (
        <div key={name} className="stack-2">
          <div className="row">
            <b>{name}</b>
            <Tag tone={agree ? 'good' : undefined}>{t('chat.match.agree', { agree: agree ? 'yes' : 'no' })}</Tag>
          </div>
          <p className="small mute">{rule}</p>
          <p className="small">{t('chat.match.sideSays', { name: getSideName(match, 'bride', t), says: bride.reason })}</p>
          <p className="small">{t('chat.match.sideSays', { name: getSideName(match, 'groom', t), says: groom.reason })}</p>
        </div>
      ))}
      {manglik.balance && <p className="small">{manglik.balance}</p>}
    </div>
  );
}
