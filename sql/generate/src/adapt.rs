//! Changes the crate that cornucopia 1.0 has written:
//!
//! - Every connection prepares each statement once. Cornucopia sends statements inside of transactions, and those that return
//!   nothing, as text: PostgreSQL parses and plans them at each use, in a second round trip.
//! - It has no structs of parameters: nobody uses them, and they were a sixth of its lines.
//!
//! The files are parsed, and only the changed places are written: the rest stays as it was generated.

use std::{collections::HashSet, fs, ops::Range, path::Path};

use anyhow::{Context, ensure};
use syn::{
    Expr, ExprMethodCall, File, GenericArgument, ImplItemFn, Item, LitBool, PathArguments, Type,
    spanned::Spanned,
    visit::{self, Visit},
};

/// Adapts the files below the folder `generated`.
pub fn adapt(generated: &Path) -> anyhow::Result<()> {
    let client = generated.join("src/client");
    change(&client.join("async_/deadpool.rs"), prepare_in_transactions)?;
    change(&client.join("async_.rs"), without_params)?;
    for entry in fs::read_dir(generated.join("src/queries"))? {
        change(&entry?.path(), adapt_queries)?;
    }
    Ok(())
}

/// What replaces a range of bytes of a file.
type Edit = (Range<usize>, &'static str);

fn change(path: &Path, edits: fn(&File, &str) -> anyhow::Result<Vec<Edit>>) -> anyhow::Result<()> {
    let mut text = fs::read_to_string(path)?;
    let edits = syn::parse_file(&text).map_err(Into::into).and_then(|file| edits(&file, &text));
    let mut edits = edits.with_context(|| format!("cornucopia writes {} otherwise now", path.display()))?;
    edits.sort_by_key(|(range, _)| range.start);
    // From the end, so that the ranges before stay right.
    for (range, new) in edits.into_iter().rev() {
        text.replace_range(range, new);
    }
    Ok(fs::write(path, text)?)
}

/// Each of the client types says whether it prepares statements: all do.
fn prepare_in_transactions(file: &File, _: &str) -> anyhow::Result<Vec<Edit>> {
    #[derive(Default)]
    struct Answers(Vec<(bool, Range<usize>)>);
    impl<'ast> Visit<'ast> for Answers {
        fn visit_impl_item_fn(&mut self, function: &'ast ImplItemFn) {
            if function.sig.ident == "stmt_cache" {
                visit::visit_block(self, &function.block);
            }
        }
        fn visit_lit_bool(&mut self, answer: &'ast LitBool) {
            self.0.push((answer.value, answer.span.byte_range()));
        }
    }
    let mut answers = Answers::default();
    answers.visit_file(file);
    let refused: Vec<_> = answers.0.into_iter().filter(|(answer, _)| !answer).collect();
    ensure!(refused.len() == 1, "{} client types do not prepare statements", refused.len());
    Ok(refused.into_iter().map(|(_, range)| (range, "true")).collect())
}

/// Removes the trait that only structs of parameters need.
fn without_params(file: &File, text: &str) -> anyhow::Result<Vec<Edit>> {
    let is_it = |item: &&Item| matches!(item, Item::Trait(item) if item.ident == "Params");
    let found = file.items.iter().find(is_it).context("it has no trait Params")?;
    Ok(vec![removal(found, text)])
}

fn adapt_queries(file: &File, text: &str) -> anyhow::Result<Vec<Edit>> {
    let structs: HashSet<_> = file.items.iter().filter_map(params_of).collect();
    let is_unused = |item: &Item| match item {
        Item::Struct(item) => structs.contains(&item.ident.to_string()),
        item => params_of(item).is_some(),
    };
    let (unused, used): (Vec<_>, Vec<_>) = file.items.iter().partition(|item| is_unused(item));
    let mut edits: Vec<_> = unused.into_iter().map(|item| removal(item, text)).collect();
    let mut statements = Statements::default();
    used.into_iter().for_each(|item| statements.visit_item(item));
    let Statements { functions, texts } = statements;
    ensure!(
        functions == texts.len(),
        "{functions} statements return nothing, {} are sent as text",
        texts.len()
    );
    edits.extend(texts.into_iter().map(|range| (range, "&client.prepare(self.0).await?")));
    Ok(edits)
}

/// Removes an item with its line end.
fn removal(item: &Item, text: &str) -> Edit {
    let Range { start, end } = item.span().byte_range();
    (start..end + usize::from(text[end..].starts_with('\n')), "")
}

/// The struct of parameters, if this implements the trait `Params` for a statement.
fn params_of(item: &Item) -> Option<String> {
    let Item::Impl(item) = item else { return None };
    let implemented = item.trait_.as_ref()?.1.segments.last().filter(|segment| segment.ident == "Params")?;
    let PathArguments::AngleBracketed(arguments) = &implemented.arguments else { return None };
    let mut types = arguments.args.iter().filter_map(|argument| match argument {
        GenericArgument::Type(Type::Path(one)) => one.path.segments.last(),
        _ => None,
    });
    Some(types.next()?.ident.to_string())
}

/// The statements that return nothing: their functions, and the places where these send text.
#[derive(Default)]
struct Statements {
    functions: usize,
    texts: Vec<Range<usize>>,
}

impl<'ast> Visit<'ast> for Statements {
    fn visit_impl_item_fn(&mut self, function: &'ast ImplItemFn) {
        self.functions += usize::from(function.sig.ident == "bind" && function.sig.asyncness.is_some());
        visit::visit_impl_item_fn(self, function);
    }

    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        if call.method == "execute"
            && let Some(Expr::Field(text)) = call.args.first()
        {
            self.texts.push(text.span().byte_range());
        }
        visit::visit_expr_method_call(self, call);
    }
}
