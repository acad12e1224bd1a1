import { errorText } from '@/api/errors';
import { Button } from '@/components/ui/Button';
import { SearchInput } from '@/components/ui/SearchInput';
import { EmptyState, ErrorState } from '@/components/ui/States';
import { Skeleton } from '@/components/ui/Skeleton';
import { Rail } from '@/components/ui/rail';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { serviceQuery } from './api';
import { ContactCard } from './ContactCard';
import styles from './FaqPage.module.css';
import { Questions } from './Questions';
import { categoriesOf, searchQuestions } from './questions';

const ALL = t('全部');

/** Customer service: contacts, and frequently asked questions. */
export default function FaqPage() {
  const query = useQuery(serviceQuery);
  const [text, setText] = useState('');
  const [category, setCategory] = useState(ALL);
  if (query.isError && !query.data)
    return <ErrorState text={errorText(query.error)} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Loading />;
  const { faq } = query.data;
  const looking = text.trim() !== '';
  const shown = looking
    ? searchQuestions(faq, text)
    : faq.filter((one) => category === ALL || one.category === category);
  return (
    <div className={styles.page}>
      <ContactCard service={query.data} />
      {faq.length === 0 ? (
        <EmptyState drawing="question" title={t('常见问题还在整理')} hint={t('有疑问可以直接联系客服')} />
      ) : (
        <>
          <div className={styles.search}>
            <SearchInput
              label={t('搜索常见问题')}
              placeholder={t('搜一搜你的问题')}
              value={text}
              onValue={setText}
            />
          </div>
          {!looking && (
            <Rail
              className={styles.categories}
              label={t('问题分类')}
              gap="narrow"
              items={[ALL, ...categoriesOf(faq)]}
              itemKey={(name) => name}
              renderItem={(name) => (
                <button
                  type="button"
                  className={cx(styles.category, name === category && styles.chosen)}
                  aria-pressed={name === category}
                  onClick={() => setCategory(name)}
                >
                  {name}
                </button>
              )}
            />
          )}
          <div role="status" className="visually-hidden">
            {looking && t`找到 ${shown.length} 个问题`}
          </div>
          {shown.length > 0 ? (
            <Questions questions={shown} />
          ) : (
            <EmptyState
              drawing="search"
              title={t('没有找到相关的问题')}
              hint={t('换个说法试试，或者直接联系客服')}
              action={
                <Button look="soft" onClick={() => setText('')}>
                  {t('看看全部问题')}
                </Button>
              }
            />
          )}
        </>
      )}
    </div>
  );
}

function Loading() {
  return (
    <div className={styles.page} aria-hidden="true">
      <Skeleton height="9rem" radius="var(--radius)" />
      <Skeleton height="2.75rem" radius="var(--radius-round)" />
      <Skeleton height="20rem" radius="var(--radius)" />
    </div>
  );
}
