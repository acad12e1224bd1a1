-- Translations of the texts of content packs.

--! translations
select text, translation from content_translation where language = :language;
