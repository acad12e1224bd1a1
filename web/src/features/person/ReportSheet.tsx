import { lazy, Suspense, type ComponentProps } from 'react';

const ReportForm = lazy(() => import('./report/ReportForm'));

/** Tells the operators what is wrong with something. Few ever do: it is fetched when it is opened. */
export function ReportSheet(props: ComponentProps<typeof ReportForm>) {
  return (
    <Suspense>
      <ReportForm {...props} />
    </Suspense>
  );
}
