import type { ExportLink } from '@/api/types';
import { Drawing } from '@/components/art/Drawing';
import { t } from '@/lib/i18n';
import { useState } from 'react';
import { OwnerProofForm } from '../forms/OwnerProofForm';
import { askExport, startDownload } from './api';
import styles from './Export.module.css';
import { ReadyExport } from './ReadyExport';

/** Says what an export contains, asks for a proof, and gives the address out. */
export default function ExportPage() {
  const [link, setLink] = useState<ExportLink | null>(null);
  return (
    <div className={styles.page}>
      <div className={styles.drawing}>
        <Drawing name="lock" />
      </div>
      {link ? (
        <ReadyExport key={link.url} link={link} onAgain={() => setLink(null)} />
      ) : (
        <>
          <section>
            <h2 className={styles.title}>{t('里面有什么')}</h2>
            <ul className={styles.content}>
              <li>{t('资料、手机号、登录记录、消息、帖子和评论')}</li>
              <li>{t('订单、X钻、会员、礼包、下载和阅读记录')}</li>
              <li>{t('你上传的图片和视频，打包成一个 zip 文件')}</li>
            </ul>
          </section>
          <p className={styles.note}>
            {t('确认是你本人之后就能下载，收件箱也会收到提醒。请不要在别人的设备上导出。')}
          </p>
          <OwnerProofForm
            scene="export"
            action={t('导出我的数据')}
            send={askExport}
            onDone={(link) => {
              setLink(link);
              startDownload(link);
            }}
          />
        </>
      )}
    </div>
  );
}
