import { lazy, Suspense, type ComponentProps } from 'react';

const ReportForm = lazy(() => import('./report/ReportForm'));

/** Reports content to the operators. Few players use it, so its code loads on demand. */
export function ReportSheet(props: ComponentProps<typeof ReportForm>) {
  return (
    <Suspense>
      <ReportForm {...props} />
    </Suspense>
  );
}
