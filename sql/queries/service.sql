-- What the portal tells players of its customer service, and which words it does not let pass.

--! customer_service
select contact_link, email, hours, business_email from customer_service;

--! faqs
select id, category, question, answer from faq order by place, id;

--! sensitive_words
select word from sensitive_word;
