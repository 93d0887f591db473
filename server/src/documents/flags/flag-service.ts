import { OpenFeature, StandardResolutionReasons, type Client, type EvaluationDetails } from '@openfeature/server-sdk';
import type { FastifyBaseLogger } from 'fastify';
import {
  findSettingFault,
  type Descriptor,
  type DocumentDetails,
  type FlagDeclaration,
  type FlagRole,
  type FlagValue,
  type FlagValues,
  type Registry,
  type SiteDetails,
} from '@oracle-astra/shared/contract';
import type { Visitor } from '../releases/visitor';
import { hasShares, variantName } from './experiments';
import { createFlagProvider, settingsOf, type FlagContext } from './flag-provider';

/** What a product knows of a person for flags. */
export interface FlagPeople {
  isSubscriber?: (uid: string) => Promise<boolean>;
  /** Whether experiments leave the person out, as those under 18. */
  isMinor?: (uid: string) => Promise<boolean>;
}

/** The flags of a document: values that differ from their defaults, and the variants of experiments in which it takes part. */
export interface DocumentFlags {
  values: FlagValues;
  variants: readonly string[];
}

export const noFlags: DocumentFlags = { values: {}, variants: [] };

/** The details of a document with its flags; without flags those of the site, so that a document has no byte of them. */
export const withFlags = (details: SiteDetails, { values }: DocumentFlags): DocumentDetails =>
  Object.keys(values).length === 0 ? details : { ...details, flags: values };

interface FlagQuestion {
  registry: Registry;
  /** The releases of the visitor's page. */
  releases: readonly Descriptor[];
  visitor: Pick<Visitor, 'uid' | 'group'>;
  /** The browser asks by Global Privacy Control to be left out of measurements. */
  isLeftOut: boolean;
}

let sites = 0;
const silent = { error: () => undefined, warn: () => undefined, info: () => undefined, debug: () => undefined };

const details = (client: Client, flag: string, usual: FlagValue, context: FlagContext): Promise<EvaluationDetails<FlagValue>> =>
  typeof usual === 'boolean'
    ? client.getBooleanDetails(flag, usual, context)
    : typeof usual === 'number'
      ? client.getNumberDetails(flag, usual, context)
      : client.getStringDetails(flag, usual, context);

interface FlagServiceDeps {
  log: Pick<FastifyBaseLogger, 'error'>;
  getRegistry: () => Promise<Registry>;
  people?: FlagPeople;
}

/** Evaluates the flags of documents by OpenFeature. A flag that cannot be evaluated has its declared default, and the log says so once. */
// eslint-disable-next-line max-lines-per-function -- a factory of short functions over the same dependencies
export function createFlagService({ log, getRegistry, people = {} }: FlagServiceDeps) {
  // Each server of a process has a provider of its own, as in tests.
  const domain = `site-${(sites += 1)}`;
  OpenFeature.setProvider(domain, createFlagProvider(getRegistry));
  const client = OpenFeature.getClient(domain).setLogger(silent);
  const logged = new Set<string>();

  function logOnce(flag: string, reason: string): void {
    const line = `${flag} ${reason}`;
    if (logged.size >= 1000 || logged.has(line)) return;
    logged.add(line);
    log.error({ flag, reason }, 'A flag has its default, because it cannot be evaluated');
  }

  /** The answer of a product's question about a person; null if it failed. */
  const ask = async (
    flag: string,
    question: ((uid: string) => Promise<boolean>) | undefined,
    uid: string | null,
  ): Promise<boolean | null> =>
    uid === null || !question
      ? false
      : question(uid).catch((error: unknown) => {
          logOnce(flag, String(error));
          return null;
        });

  async function readRoles(flag: string, uid: string | null, isAsked: boolean): Promise<FlagRole[]> {
    if (uid === null) return ['visitor'];
    return isAsked && (await ask(flag, people.isSubscriber, uid)) ? ['member', 'subscriber'] : ['member'];
  }

  async function evaluate(flag: string, declared: FlagDeclaration, release: Descriptor, { registry, visitor, isLeftOut }: FlagQuestion) {
    const setting = settingsOf(registry, release.remote)[flag];
    const rules = setting?.rules ?? [];
    // A rollback or a canary may declare other values than the release for which the flag was set.
    const fault = setting && !setting.off ? findSettingFault(flag, declared, setting) : null;
    if (fault !== null) {
      logOnce(flag, fault);
      return { value: declared.default, variant: null };
    }
    const isExperiment = declared.experiment !== undefined && hasShares(rules);
    // Without an answer about the age nobody takes part.
    const mayTakePart = !isExperiment || (!isLeftOut && (await ask(flag, people.isMinor, visitor.uid)) === false);
    const key = declared.sticky === 'account' ? visitor.uid : visitor.group.id;
    const roles = await readRoles(
      flag,
      visitor.uid,
      rules.some((rule) => rule.roles?.includes('subscriber')),
    );
    const context = { roles, release: release.release, ...(mayTakePart && key !== null && { targetingKey: key }) };
    const { value, reason, errorCode, errorMessage } = await details(client, flag, declared.default, context);
    if (errorCode !== undefined) logOnce(flag, errorMessage ?? errorCode);
    const isCounted = isExperiment && setting && reason === StandardResolutionReasons.SPLIT;
    return { value, variant: isCounted ? variantName({ flag, run: setting.run }, value) : null };
  }

  return {
    /** The flags of the releases of a document, each under the name of its remote. */
    async evaluate(question: FlagQuestion): Promise<DocumentFlags> {
      const values: Record<string, FlagValue> = {};
      const variants: string[] = [];
      for (const release of question.releases)
        for (const [flag, declared] of Object.entries(release.flags ?? {})) {
          // Without a setting there is nothing to evaluate, so that a site without settings loses no time.
          if (settingsOf(question.registry, release.remote)[flag] === undefined || !flag.startsWith(`${release.remote}.`)) continue;
          const { value, variant } = await evaluate(flag, declared, release, question);
          if (value !== declared.default) values[flag] = value;
          if (variant !== null) variants.push(variant);
        }
      return { values, variants };
    },
  };
}

export type FlagService = ReturnType<typeof createFlagService>;
