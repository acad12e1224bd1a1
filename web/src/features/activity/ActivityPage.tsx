import { useScrollRestoration } from '@/components/ui/useScrollRestoration';
import { cx } from '@/lib/classes';
import { parseId } from '@/lib/parseId';
import { paths } from '@/paths';
import { Navigate, useParams, useSearchParams } from 'react-router';
import styles from './ActivityPage.module.css';
import { ActivityView } from './detail/ActivityView';
import { ActivityList } from './list/ActivityList';

/**
 * The activity centre. The address selects an activity; the list stays mounted behind it and keeps its scroll
 * position.
 */
export default function ActivityPage() {
  const id = parseId(useParams().id);
  const [search] = useSearchParams();
  const listed = id === null;
  useScrollRestoration(listed ? 'list' : null);
  // The address of an activity before /activity/:id; messages have it.
  const formerId = parseId(search.get('id'));
  if (formerId !== null) return <Navigate to={paths.activityOf(formerId)} replace />;
  return (
    <>
      <div className={cx('fill', styles.layer)} hidden={!listed}>
        <ActivityList shown={listed} />
      </div>
      {id !== null && (
        <div className={cx('fill', styles.layer)} data-over>
          <ActivityView key={id} id={id} />
        </div>
      )}
    </>
  );
}
