-- Contacts and frequent questions of customer service, documents, and sensitive words.

--! customer_service
select contact_link, email, hours, business_email from customer_service;

--! faqs
select id, category, question, answer from faq order by place, id;

--! documents_version : (version?)
-- The day of the newest document.
select max(version) as version from document;

--! document
select name, version, title, title_en, content, content_en from document where name = :name;

--! sensitive_words
select id, word, action from sensitive_word order by id;

--! sensitive_words_page
select id, word, action from sensitive_word where id > :after order by id offset :skip limit :size;

--! sensitive_words_total
select count(*) from sensitive_word;
