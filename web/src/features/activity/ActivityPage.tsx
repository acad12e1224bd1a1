import { useOwnPlaces } from '@/components/ui/useOwnPlaces';
import { parseId } from '@/lib/parseId';
import { useSearchParams } from 'react-router';
import styles from './ActivityPage.module.css';
import { Detail } from './detail/Detail';
import { List } from './list/List';

/** The activity centre. The address says which activity is looked at; the list behind it keeps its place. */
export default function ActivityPage() {
  const [search] = useSearchParams();
  const id = parseId(search.get('id'));
  const listed = id === null;
  useOwnPlaces(listed ? 'list' : null);
  return (
    <>
      <div className={styles.layer} hidden={!listed}>
        <List shown={listed} />
      </div>
      {id !== null && (
        <div className={styles.layer} data-over>
          <Detail key={id} id={id} />
        </div>
      )}
    </>
  );
}
