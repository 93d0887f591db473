import { apiPaths, childConsentText, type ChildLinkResponse, type SuccessOf } from '@oracle-astra/shared/contract';
import { addBirth } from '../births';
import type { TestApp } from '../test-app';

/** A date of birth whose 18th birthday is this many days after the time of the test's clock. */
export function bornBefore18(test: Pick<TestApp, 'clock'>, days: number): string {
  const birthday = new Date(test.clock().getTime() + days * 86_400_000);
  const [year = '', month = '', day = ''] = birthday.toISOString().slice(0, 10).split('-');
  return `${day}/${month}/${Number(year) - 18}`;
}

/** The `child` of the link that a minor gives to a parent. */
export async function linkOf(test: TestApp, jwt: string): Promise<string> {
  const { path } = (await test.get(apiPaths.childLink, jwt)).json<SuccessOf<ChildLinkResponse>>();
  return new URL(path, 'http://site').searchParams.get('child') ?? '';
}

/** A minor, and a parent who may agree. */
export async function createFamily(test: TestApp, days = 30) {
  const [child, parent] = [await test.signIn(), await test.signIn()];
  const bid = await addBirth(test, child.jwt, { full_name: 'Mira Verma', dob: bornBefore18(test, days) });
  await addBirth(test, parent.jwt);
  return { child: { ...child, bid }, parent, agreement: { child: await linkOf(test, child.jwt), version: childConsentText } };
}
