import { Loading, Skeleton } from '@oracle-astra/shared/ui';
import { spec } from '../copy';

/** The skeleton of the modal while its form is loading. */
export function LoginSkeleton({ heading }: { heading: string }) {
  return (
    <>
      <h2 id={heading}>{spec.login.title}</h2>
      <p className="small mute">{spec.login.lead}</p>
      <Loading label="The form is loading">
        <div className="stack">
          <Skeleton $kind="tag" $width="third" />
          <Skeleton $kind="control" />
          <Skeleton $width="most" />
          <Skeleton $kind="control" />
        </div>
      </Loading>
    </>
  );
}
